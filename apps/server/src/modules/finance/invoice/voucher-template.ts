/** How vouchers are set, one after the other, each with its XML attached; every text arrives as data and is never read as markup. */
export const voucherTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let ink = rgb("#16262c")
#let soft = rgb("#51656d")
#let rule = rgb("#b9463a")
#set document(title: data.title)
#set text(font: "Noto Sans SC", size: 9.5pt, fill: ink, lang: "zh", region: "cn")
#set page(
  paper: "a4",
  margin: (x: 16mm, top: 16mm, bottom: 18mm),
  background: place(center + horizon, rotate(-32deg, text(size: 96pt, weight: "bold", fill: rgb("#b9463a22"), data.sample))),
  footer: context [
    #set text(size: 8pt, fill: soft)
    #data.footer #h(1fr) #counter(page).display() / #counter(page).final().first()
  ],
)
#let label(body) = text(size: 8pt, fill: soft, body)
#let party(name, who) = block(width: 100%, inset: 8pt, stroke: 0.6pt + rule, {
  label(name)
  linebreak()
  text(weight: "bold", who.name)
  if who.taxNumber != "" { linebreak(); label(data.labels.taxNumber + " " + who.taxNumber) }
})

#for (index, one) in data.vouchers.enumerate() {
  if index > 0 { pagebreak() }
  pdf.attach(one.number + ".xml", bytes(one.xml), relationship: "source", mime-type: "application/xml", description: one.name)
  align(center, text(size: 17pt, weight: "bold", fill: rule, one.name))
  if one.red != "" { align(center, text(size: 10pt, weight: "bold", fill: rule, one.red)) }
  v(2pt)
  grid(columns: (1fr, auto), label(data.labels.number + " ") + text(weight: "bold", one.number), label(data.labels.issuedOn + " ") + one.issuedOn)
  v(4pt)
  grid(columns: (1fr, 1fr), party(data.labels.buyer, one.buyer), party(data.labels.seller, one.seller))
  v(4pt)
  table(
    columns: (1fr, auto, auto, auto, auto),
    align: (left, right, right, right, right),
    stroke: (x, y) => (bottom: 0.5pt + rule),
    inset: (x: 4pt, y: 6pt),
    table.header(..data.heads.map(head => label(head))),
    ..one.lines.map(line => (line.words, line.net, line.rate, line.tax, line.amount)).flatten(),
  )
  v(2pt)
  for fact in one.facts { grid(columns: (1fr, auto), label(fact.name), fact.value); v(2pt) }
  align(right, [#label(data.labels.amount) #h(6pt) #text(size: 14pt, weight: "bold", one.total)])
}
`
