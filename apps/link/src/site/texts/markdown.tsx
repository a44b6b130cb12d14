import type { MarkdownBlock } from '@smile/site-model/flow';
import styles from './markdown.module.css';
import { MarkdownSpans } from './markdown-spans.tsx';

interface MarkdownProps {
  blocks: readonly MarkdownBlock[];
  /** True inside a list or quote, which already set the text direction. */
  isInner?: boolean;
}

/** Renders a Markdown tree as elements; its headings rank below the page's own. */
export function Markdown({ blocks, isInner }: MarkdownProps) {
  return (
    <div className={styles.markdown}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never change their order
        <Block key={index} block={block} dir={isInner ? undefined : 'auto'} />
      ))}
    </div>
  );
}

interface BlockProps<B> {
  block: B;
  dir: 'auto' | undefined;
}

function Block({ block, dir }: BlockProps<MarkdownBlock>) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 1 ? 'h2' : block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading dir={dir}>
          <MarkdownSpans spans={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p dir={dir}>
          <MarkdownSpans spans={block.children} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a version never change their order
        <li key={index}>
          <Markdown blocks={item} isInner />
        </li>
      ));
      return block.isOrdered ? (
        <ol dir={dir} start={block.start}>
          {items}
        </ol>
      ) : (
        <ul dir={dir}>{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote dir={dir}>
          <Markdown blocks={block.children} isInner />
        </blockquote>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table block={block} dir={dir} />;
    case 'rule':
      return <hr />;
  }
}

function Table({ block, dir }: BlockProps<Extract<MarkdownBlock, { type: 'table' }>>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, by keyboard too
    <div className={styles.scroll} tabIndex={0} dir={dir}>
      <table>
        <thead>
          <tr>
            {block.header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a version never change their order
              <th key={index} scope="col">
                <MarkdownSpans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a version never change their order
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a version never change their order
                <td key={index}>
                  <MarkdownSpans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
