import type { Family } from '../kinds/families.ts';

/** Style sheet of a family: A4 at 96 dpi. */
export function sheetStyles({ font, size, colour, columns, header }: Family): string {
  const inverted = header === 'banner' ? `background:${colour};color:#fff;padding:14px 18px` : '';
  return `
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #161616; font: ${size}px/1.35 ${font}, sans-serif; -webkit-print-color-adjust: exact }
main { width: 794px; min-height: 560px; padding: 42px 46px; background: #fff }
header { display: flex; gap: 14px; align-items: center; margin-bottom: 18px; ${inverted} }
header .issuer { font-size: 1.45em }
header h1 { font-size: 1.35em; margin: 0 0 0 auto; letter-spacing: .04em }
header.centred { flex-direction: column; text-align: center; gap: 6px }
header.centred h1 { margin: 8px auto 0 }
header.mono { display: block } header.mono h1 { margin: 10px 0; font-size: 1em; text-decoration: underline }
header.mono .issuer { font-size: 1em }
header.split { border-bottom: 3px solid ${colour}; padding-bottom: 10px }
.logo { display: block; width: 46px; height: 46px; background: linear-gradient(135deg, ${colour}, #d9a441) }
h2 { font-size: 1em; margin: 14px 0 6px; padding: 3px 6px; background: #e8ecf1; color: #222 }
.sheet.single h2, .sheet.leaders h2, .sheet.printout h2 { background: none; padding: 0; border-bottom: 1px solid #333 }
.group { margin-bottom: 10px }
.group.rows, .group.leaders { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px 22px }
.rows .item { display: flex; gap: 8px } .rows .label { flex: 0 0 ${columns === 1 ? 220 : 138}px; color: #333 }
.item.long { grid-column: 1 / -1 }
.leaders .item { display: flex; align-items: baseline; gap: 4px }
.dots { flex: 1; border-bottom: 1px dotted #555; height: .8em }
.group.stacked { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px 20px }
.stacked .item { display: flex; flex-direction: column } .stacked .label { font-size: .8em; color: #5c6670 }
.stacked .value { font-weight: 600; font-size: 1.05em }
.group.boxed { display: grid; grid-template-columns: repeat(${columns}, 1fr); border: 1px solid #222; border-width: 1px 0 0 1px }
.boxed .item { border: 1px solid #222; border-width: 0 1px 1px 0; padding: 2px 6px 5px; display: flex; flex-direction: column; min-height: 40px }
.boxed .label { font-size: .72em; color: #333 } .boxed .value { font-size: 1.02em }
.group.under { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 10px 26px }
.group.under .item { display: flex; flex-direction: column } .group.under .value { border-bottom: 1px solid #222; padding: 0 4px 1px; min-height: 1.4em }
.group.under .label { font-size: .72em; color: #333; text-align: center }
.group.spread { display: block } .group.spread .item { display: flex; justify-content: space-between; gap: 24px; padding: 6px 2px; border-bottom: 1px solid #d5d9de }
.group.spread .label { color: #555; white-space: nowrap } .group.spread .value { text-align: right; max-width: 52% }
.group.flush { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px 10px }
.group.flush .item { display: flex; gap: 8px } .group.flush .label { flex: 0 0 132px; text-align: right; font-weight: 600 }
.other { font-weight: 400; font-size: .85em } .total small { display: block; font-size: .7em; text-align: right }
.stub { border-top: 2px dashed #444; margin-top: 34px; padding: 4px 0 10px; font-size: .8em; text-align: center }
.sheet.cramped table.group { table-layout: fixed } .sheet.cramped table.group th { width: 13% }
table { border-collapse: collapse; width: 100%; margin-bottom: 10px }
table.group th, table.group td { border: 1px solid #555; padding: 4px 6px; text-align: left; vertical-align: top }
table.group th { background: #f0f2f5; font-weight: 600; width: ${columns === 1 ? 30 : 15}% }
table.group.headed { margin-bottom: 6px; table-layout: fixed } table.group.headed th { background: #dfe6ee; width: auto; font-size: .86em }
.sheet.dense table.group th, .sheet.dense table.group td { border: 0; background: none; padding: 2px 5px }
.listing th { text-align: left; padding: 4px 7px } .listing td { padding: 3px 7px }
.listing caption { text-align: left; font-weight: 700; padding: 4px 0 }
.listing td + td, .listing th + th { text-align: right }
.listing.bordered th, .listing.bordered td { border: 1px solid #444 }
.listing.plain tr:first-child th { border-bottom: 1px solid #333 }
.listing.zebra tr:nth-child(even) td { background: #eef3f7 } .listing.zebra th { background: ${colour}; color: #fff }
.listing.mono th { border-bottom: 1px dashed #333; border-top: 1px dashed #333 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start }
.totals { margin: 12px 0 12px auto; width: 340px }
.total { display: flex; justify-content: space-between; padding: 5px 8px; border-top: 1px solid #444 }
.total:last-child { font-size: 1.12em; border-bottom: 3px double #333 }
pre { font: inherit; margin: 0 0 10px }
footer { margin-top: 26px; font-size: .78em; color: #555 }
p { margin: 0 0 1em }`;
}
