/** How the itinerary is set; everything a person wrote arrives as data and is never read as markup. */
export const itineraryTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))
#let brand = rgb("#0b7285")
#let soft = rgb("#51656d")
#let rule = rgb("#d5dee2")
#set document(title: data.title + " " + data.orderNo, author: data.company)
#set text(font: "Noto Sans SC", size: 10pt, fill: rgb("#16262c"), lang: data.lang, region: data.region)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 16mm, bottom: 20mm),
  footer: context [
    #set text(size: 8pt, fill: soft)
    #line(length: 100%, stroke: 0.6pt + rule) #v(-4pt)
    #data.footer #h(1fr) #counter(page).display() / #counter(page).final().first()
  ],
)
#let label(body) = text(size: 8pt, fill: soft, body)
#let fact(name, value) = stack(spacing: 4pt, label(name), text(value))

#grid(
  columns: (1fr, auto),
  align: (left, right),
  stack(spacing: 6pt, text(size: 9pt, fill: brand, weight: "bold", data.product), text(size: 20pt, weight: "bold", data.title)),
  stack(spacing: 6pt, text(weight: "bold", data.company), label(data.notAnInvoice)),
)
#v(4pt)
#block(width: 100%, fill: rgb("#eef4f6"), radius: 4pt, inset: 10pt, grid(
  columns: data.facts.map(_ => 1fr),
  column-gutter: 8pt,
  ..data.facts.map(f => fact(f.name, f.value)),
))

#v(6pt)
#text(size: 13pt, weight: "bold", data.labels.journey)
#for part in data.parts {
  block(width: 100%, breakable: false, stroke: 0.6pt + rule, radius: 4pt, inset: 12pt, above: 10pt, {
    text(weight: "bold", size: 11pt, part.label)
    h(8pt)
    text(fill: soft, part.detail)
    v(6pt)
    grid(
      columns: (1fr, 40pt, 1fr),
      align: (left, center + horizon, right),
      stack(spacing: 6pt, label(part.from.date), text(size: 18pt, weight: "bold", part.from.time), text(part.from.place), label(part.from.note)),
      text(fill: brand, size: 14pt, sym.arrow.r),
      stack(spacing: 6pt, label(part.to.date), text(size: 18pt, weight: "bold", part.to.time), text(part.to.place), label(part.to.note)),
    )
    if part.facts.len() > 0 {
      v(6pt)
      label(part.facts.join(" · "))
    }
  })
}

#v(8pt)
#text(size: 13pt, weight: "bold", data.labels.travellers)
#table(
  columns: (1.2fr, 1.6fr, 1.6fr),
  stroke: (x, y) => (bottom: 0.6pt + rule),
  inset: (x: 0pt, y: 7pt),
  table.header(label(data.labels.name), label(data.labels.document), label(data.labels.ticket)),
  ..data.travellers.map(t => (text(weight: "bold", t.name), text(t.document), text(t.tickets.join(linebreak())))).flatten(),
)
#if data.total != "" { align(right, [#label(data.labels.total) #h(6pt) #text(size: 14pt, weight: "bold", data.total)]) }
`.replace('#line-rule', '#line(length: 100%, stroke: 0.6pt + rule) #v(-4pt)')
