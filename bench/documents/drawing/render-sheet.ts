import type { Family } from '../kinds/families.ts';
import type { Random } from '../random.ts';
import { translateLabel } from '../wording.ts';
import type { Block, Item, Listing, Printed, Sheet } from './sheet.ts';
import { sheetStyles } from './sheet-styles.ts';

/** Renders a sheet as HTML in the style of a family. */
export function renderSheet(sheet: Sheet, family: Family, random: Random): string {
  const parts = [
    renderHeader(sheet, family, random),
    ...sheet.blocks.map((block) => renderBlock(block, family)),
    `<footer>${escapeHtml(sheet.footer)}</footer>`,
    family.hasStub && sheet.stub ? renderStub(sheet.stub, sheet, family) : '',
  ];
  return wrapPage(parts.join('\n'), sheetStyles(family), `sheet ${family.name}`);
}

function wrapPage(body: string, css: string, name: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><main class="${name}">${body}</main>`;
}

/** Wraps a value with the fields it shows, so that the truth knows which words belong to them. */
export function print({ text, fields }: Printed): string {
  return fields ? `<span data-fields="${fields}">${escapeHtml(text)}</span>` : escapeHtml(text);
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function renderHeader({ issuer, title }: Sheet, family: Family, random: Random): string {
  const logo = `<i class="logo" style="border-radius:${random.pick(['50%', '4px', '50% 0'])}"></i>`;
  const lines = issuer.lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('');
  const hasLogo = family.header !== 'mono' && random.chance(0.7);
  return `<header class="${family.header}">${hasLogo ? logo : ''}<div><b class="issuer">${print(issuer.name)}</b>${lines}</div><h1>${escapeHtml(title)}</h1></header>`;
}

function renderBlock(block: Block, family: Family): string {
  if (block.kind === 'html') return block.html;
  if (block.kind === 'listing') return renderListing(block.listing, family);
  if (block.kind === 'pair' && family.isJoined) return renderListing(joinListings(block.left, block.right), family);
  if (block.kind === 'pair')
    return `<div class="pair">${renderListing(block.left, family)}${renderListing(block.right, family)}</div>`;
  if (block.kind === 'total') return renderTotal(block.items, family);
  const title = block.title ? `<h2>${escapeHtml(block.title)}</h2>` : '';
  return `<section>${title}${renderGroup(block.items, family)}</section>`;
}

function renderTotal(items: Item[], family: Family): string {
  const unit = ({ text }: Item) =>
    family.hasUnitAbove && /^-?\d/.test(text) ? '<small data-fields="currency">PHP</small>' : '';
  const rows = items.map(
    (item) => `<div class="total"><span>${label(item, family)}</span><b>${unit(item)}${print(item)}</b></div>`,
  );
  return `<div class="totals">${rows.join('')}</div>`;
}

function renderGroup(items: Item[], family: Family): string {
  if (family.group === 'mono') return renderPrintout(items, family);
  if (family.group === 'headed') return renderHeaded(items, family);
  if (family.group === 'table' || family.group === 'bilingual') {
    const rows = chunk(items, family.columns).map(
      (row) => `<tr>${row.map((item) => `<th>${label(item, family)}</th><td>${print(item)}</td>`).join('')}</tr>`,
    );
    return `<table class="group">${rows.join('')}</table>`;
  }
  const cells = items.map((item) => {
    const isLong = item.text.length > 34 && family.columns > 1 ? ' long' : '';
    const dots = family.group === 'leaders' ? '<i class="dots"></i>' : '';
    if (family.group === 'under')
      return `<div class="item${isLong}"><span class="value">${print(item)}</span><span class="label">${label(item, family)}</span></div>`;
    return `<div class="item${isLong}"><span class="label">${label(item, family)}</span>${dots}<span class="value">${print(item)}</span></div>`;
  });
  return `<div class="group ${family.group}">${cells.join('')}</div>`;
}

/** The tear-off part that is returned with the payment. */
function renderStub(items: Item[], { issuer }: Sheet, family: Family): string {
  const cells = items.map(({ label: name, text }) => `<td>${escapeHtml(name)}<br><b>${escapeHtml(text)}</b></td>`);
  return `<div class="stub">Please detach and return this portion with your payment</div><div><b>${escapeHtml(issuer.name.text)}</b> Payment Slip</div><table
  class="listing ${family.listing}"><tr>${cells.join('')}</tr></table>`;
}

function renderHeaded(items: Item[], family: Family): string {
  const tables = chunk(items, family.columns).map(
    (row) =>
      `<tr>${row.map((item) => `<th>${label(item, family)}</th>`).join('')}</tr><tr>${row.map((item) => `<td>${print(item)}</td>`).join('')}</tr>`,
  );
  return tables.map((rows) => `<table class="group headed">${rows}</table>`).join('');
}

function renderPrintout(items: Item[], family: Family): string {
  const width = Math.max(...items.map((item) => label(item, { ...family, colon: false }).length)) + 1;
  const cell = (item: Item) =>
    `${label(item, { ...family, colon: false }).padEnd(width)}: ${print(item)}${' '.repeat(Math.max(2, 30 - item.text.length))}`;
  const isWide = width > 18 || items.some((item) => item.text.length > 30);
  const lines = chunk(items, isWide ? 1 : 2).map((row) => row.map(cell).join('').trimEnd());
  return `<pre>${lines.join('\n')}</pre>`;
}

function renderListing({ title, columns, rows }: Listing, family: Family): string {
  const caption = title ? `<caption>${escapeHtml(title)}</caption>` : '';
  const head = columns.length > 0 ? `<tr>${columns.map((name) => `<th>${escapeHtml(name)}</th>`).join('')}</tr>` : '';
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${print(cell)}</td>`).join('')}</tr>`);
  return `<table class="listing ${family.listing}">${caption}${head}${body.join('')}</table>`;
}

function label(item: Item, { capitals, colon, group }: Family): string {
  const text = capitals ? item.label.toUpperCase() : item.label;
  const other = group === 'bilingual' ? translateLabel(item.label) : '';
  return escapeHtml(colon ? `${text}:` : text) + (other && `<br><i class="other">${escapeHtml(other)}</i>`);
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, index * size + size),
  );
}

/** Merges two side-by-side lists into the rows of one table. */
function joinListings(left: Listing, right: Listing): Listing {
  const empty = ({ columns }: Listing): Printed[] => columns.map(() => ({ text: '' }));
  const length = Math.max(left.rows.length, right.rows.length);
  const rows = Array.from({ length }, (_, at) => [
    ...(left.rows[at] ?? empty(left)),
    ...(right.rows[at] ?? empty(right)),
  ]);
  return { columns: [...left.columns, ...right.columns], rows };
}
