import type { Failure, Picture } from './pictures'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const chooser = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option></option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`

const valuesOf = (pictures: readonly Picture[], key: 'language' | 'width' | 'theme' | 'state'): string[] => [
  ...new Set(pictures.map((picture) => String(picture[key]))),
]

const figure = ({ route, name, file, language, width, theme, state }: Picture): string => {
  const says = [route, name, language, width, theme, state].filter(Boolean).join(' · ')
  const data = `data-route="${escaped(`${route} ${name}`)}" data-language="${language}" data-width="${width}" data-theme="${theme}" data-state="${state}"`
  return `<figure ${data}><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(says)}"></a><figcaption>${escaped(says)}</figcaption></figure>`
}

const style = `body{font:14px system-ui;margin:16px;background:#f4f5f6}form{display:flex;flex-wrap:wrap;gap:12px;position:sticky;top:0;background:inherit;padding:8px 0}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:16px}figure{margin:0}img{width:100%;height:360px;object-fit:cover;object-position:top;border:1px solid #ccc;background:#fff}
figcaption{overflow-wrap:anywhere}[hidden]{display:none}pre{white-space:pre-wrap}`

const script = `const form=document.querySelector('form');form.addEventListener('input',()=>{const wanted=[...new FormData(form)].filter(([,value])=>value);
for(const each of document.querySelectorAll('figure'))each.hidden=wanted.some(([name,value])=>name==='route'?!each.dataset.route.includes(value):each.dataset[name]!==value)})`

/** All pictures on one page, narrowed by what is chosen on top; then what could not be photographed, and why. */
export function indexPage(pictures: readonly Picture[], failures: readonly Failure[]): string {
  const keys = ['language', 'width', 'theme', 'state'] as const
  const choosers = keys.map((key) => chooser(key, valuesOf(pictures, key))).join('')
  const failed = failures.map(({ route, name, why }) => `<h2>${escaped(`${route} ${name}`)}</h2><pre>${escaped(why)}</pre>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>
<form><label>route <input name="route" type="search"></label>${choosers}<span>${pictures.length} pictures, ${failures.length} not taken</span></form>
<main>${pictures.map(figure).join('\n')}</main>${failed.join('')}<script>${script}</script></html>\n`
}
