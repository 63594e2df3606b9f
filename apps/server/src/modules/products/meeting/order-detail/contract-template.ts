/** How the contract of a meeting is set; every text arrives as data and is never read as markup. */
export const contractTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let soft = rgb("#51656d")
#let rule = rgb("#d5dee2")
#set document(title: data.title)
#set text(font: "Noto Sans SC", size: 9.5pt, fill: rgb("#16262c"), lang: data.lang, region: data.region)
#set page(paper: "a4", margin: (x: 20mm, top: 20mm, bottom: 18mm), footer: context [
  #set text(size: 8pt, fill: soft)
  #data.footer #h(1fr) #counter(page).display() / #counter(page).final().first()
])
#text(size: 18pt, weight: "bold", data.title)
#v(4pt)
#table(
  columns: (90pt, 1fr),
  stroke: (x, y) => (bottom: 0.5pt + rule),
  inset: (x: 0pt, y: 5pt),
  ..data.facts.map(f => (text(fill: soft, f.name), f.value)).flatten(),
)
#v(6pt)
#table(
  columns: (1fr, auto, auto, auto, auto),
  align: (left, right, right, right, right),
  stroke: (x, y) => (bottom: 0.5pt + rule),
  inset: (x: 3pt, y: 5pt),
  table.header(..data.heads.map(h => text(weight: "bold", h))),
  ..data.rows.flatten(),
)
#align(right, text(weight: "bold", data.total))
#v(6pt)
#text(weight: "bold", data.termsTitle)
#enum(..data.terms)
#v(30pt)
#grid(columns: (1fr, 1fr), column-gutter: 24pt, ..data.signatures.map(s => block(width: 100%, stroke: (top: 0.6pt + soft), inset: (top: 4pt), text(fill: soft, s))))
`
