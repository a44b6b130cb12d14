import type { MarkdownSpan } from '@smile/site-model/flow';
import { FlowText } from './flow-text.tsx';

export function MarkdownSpans({ spans }: { spans: readonly MarkdownSpan[] }) {
  return (
    <>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a version never change their order
        <Span key={index} span={span} />
      ))}
    </>
  );
}

function Span({ span }: { span: MarkdownSpan }) {
  switch (span.type) {
    case 'text':
      return <FlowText text={span.text} />;
    case 'strong':
      return (
        <strong>
          <MarkdownSpans spans={span.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <MarkdownSpans spans={span.children} />
        </em>
      );
    case 'strikethrough':
      return (
        <s>
          <MarkdownSpans spans={span.children} />
        </s>
      );
    case 'code':
      return <code>{span.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={span.href} target="_blank" rel="noreferrer">
          <MarkdownSpans spans={span.children} />
        </a>
      );
  }
}
