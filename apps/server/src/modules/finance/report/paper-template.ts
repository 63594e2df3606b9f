/** How a report is set; every text arrives as data and is never read as markup. */
export const paperTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let brand = rgb("#0b7285")
#let soft = rgb("#51656d")
#let rule = rgb("#d5dee2")
#set document(title: data.title)
#set text(font: "Noto Sans SC", size: 8pt, fill: rgb("#16262c"), lang: data.lang, region: data.region)
#set page(
  paper: "a4",
  flipped: true,
  margin: (x: 14mm, top: 14mm, bottom: 16mm),
  footer: context [
    #set text(size: 8pt, fill: soft)
    #data.footer #h(1fr) #counter(page).display() / #counter(page).final().first()
  ],
)
#let label(body) = text(size: 7.5pt, fill: soft, body)

#text(size: 18pt, weight: "bold", data.title)
#v(-6pt)
#label(data.about.join(" · "))
#v(2pt)
#grid(
  columns: data.figures.map(_ => 1fr),
  column-gutter: 8pt,
  ..data.figures.map(f => block(width: 100%, height: 72pt, stroke: 0.6pt + rule, radius: 4pt, inset: 8pt, stack(
    spacing: 5pt,
    label(f.name),
    text(size: 13pt, weight: "bold", f.value),
    label(f.before),
    text(size: 6.5pt, fill: soft, f.formula),
  ))),
)
#v(4pt)
#table(
  columns: data.columns.map(_ => auto),
  align: data.columns.map(c => if c.isNumber { right } else { left }),
  stroke: (x, y) => (bottom: 0.5pt + rule),
  fill: (x, y) => if y == 0 { rgb("#eef4f6") },
  inset: (x: 3pt, y: 5pt),
  table.header(..data.columns.map(c => text(weight: "bold", size: 6.5pt, c.head))),
  ..data.rows.flatten().map(cell => text(size: 6.5pt, cell)),
)
#if data.left != "" { label(data.left) }
`
