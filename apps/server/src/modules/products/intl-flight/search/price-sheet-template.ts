/** How a price sheet is set; everything it says arrives as data and is never read as markup. */
export const priceSheetTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let soft = rgb("#51656d")
#let rule = rgb("#d5dee2")
#set document(title: data.title)
#set text(font: "Noto Sans SC", size: 7pt, fill: rgb("#16262c"), lang: data.lang)
#set page(paper: "a4", flipped: true, margin: (x: 12mm, y: 12mm), footer: context [
  #set text(size: 7pt, fill: soft)
  #data.title #h(1fr) #counter(page).display() / #counter(page).final().first()
])
#text(size: 16pt, weight: "bold", data.title)
#v(2pt)
#for line in data.about { block(above: 4pt, below: 4pt, text(fill: soft, line)) }
#v(4pt)
#table(
  columns: (1.2fr, 1.1fr, 1.1fr, auto, auto, auto, 1.1fr, 0.9fr, 1.1fr, auto, auto, auto, auto, auto, 0.9fr, 2fr),
  stroke: (x, y) => (bottom: 0.5pt + rule),
  inset: (x: 3pt, y: 4pt),
  align: (x, y) => if x in (3, 5, 9, 10, 11, 12, 13) { right } else { left },
  table.header(..data.heads.map(head => text(fill: soft, size: 6pt, head))),
  ..data.rows.flatten(),
)
`
