/**
 * What the agency's desk applies for, for ordinary passports of mainland China; sample terms of our own, as of 2026-11-20, no consulate's price list.
 * Columns: number, country, kind, working days at the consulate, stay, validity (days), entries, what is needed (i interview, f fingerprints,
 * p the passport itself), consular fee, service fee (yuan), express working days, express fee, where one applies.
 */
export const visaProductTable = `
sg-e|SG|evisa|3|30|63|multiple||155|120|1|200|one
my-e|MY|evisa|3|30|90|single||220|120|||one
th-b|TH|business|5|90|90|single|p|550|260|||three
jp-t|JP|tourism|6|15|90|single|p|200|320|||japan
jp-b|JP|business|6|15|90|single|p|200|420|4|300|japan
kr-b|KR|business|8|30|90|single|p|280|320|4|360|korea
vn-e|VN|evisa|4|30|30|single||180|140|2|260|one
ph-b|PH|business|7|59|90|single|p|260|320|||three
id-e|ID|evisa|5|60|90|single||780|220|||one
in-b|IN|business|8|60|180|multiple|fp|870|380|||three
kh-e|KH|evisa|4|30|90|single||250|120|||one
la-e|LA|evisa|4|30|60|single||360|120|||one
mm-e|MM|evisa|5|70|90|single||360|140|||one
pk-e|PK|evisa|6|30|90|single||0|220|||one
bd-b|BD|business|6|30|90|single|p|360|320|||one
lk-e|LK|evisa|2|30|180|double||360|120|||one
sa-e|SA|evisa|3|90|365|multiple||860|160|||one
qa-e|QA|evisa|3|30|90|single||200|140|||one
tr-e|TR|evisa|3|30|180|single||430|120|||one
gb-b|GB|business|15|180|180|multiple|fp|1130|480|5|2400|four
fr-b|FR|business|10|90|90|single|fp|700|420|||four
de-b|DE|business|10|90|90|single|fp|700|420|||four
it-b|IT|business|10|90|90|single|fp|700|420|||four
es-b|ES|business|10|90|90|single|fp|700|420|||four
ch-b|CH|business|10|90|90|single|fp|700|420|||four
nl-b|NL|business|10|90|90|single|fp|700|420|||four
be-b|BE|business|12|90|90|single|fp|700|420|||four
at-b|AT|business|10|90|90|single|fp|700|420|||four
se-b|SE|business|12|90|90|single|fp|700|420|||four
dk-b|DK|business|12|90|90|single|fp|700|420|||four
pl-b|PL|business|12|90|90|single|fp|700|420|||four
ru-b|RU|business|8|30|90|single|p|560|320|3|620|three
us-b|US|business|12|180|3650|multiple|ifp|1330|560|||three
ca-b|CA|business|20|180|3650|multiple|fp|980|520|||four
mx-b|MX|business|8|180|180|single|ip|360|420|||three
br-b|BR|business|10|90|180|multiple|p|760|420|||three
au-e|AU|evisa|15|90|365|multiple||980|420|5|900|one
nz-e|NZ|evisa|18|90|180|multiple||1160|420|||one
za-e|ZA|evisa|8|30|90|single||330|280|||one
eg-e|EG|evisa|5|30|90|single||180|160|||one
ke-e|KE|evisa|3|90|90|single||220|140|||one
`
