/**
 * What countries ask of people of Hong Kong (SAR passport), Macau (SAR passport) and Taiwan (own, 2026-11-30, assumed); columns: country, Hong Kong, Macau,
 * Taiwan, each the need and the days. What is empty nobody has looked up.
 */
export const otherPassportTable = `
SG|free 30|free 30|free 30
MY|free 30|free 30|free 30
TH|free 60||free 60
JP|free 90|free 90|free 90
KR|free 90|free 90|free 90
GB|eta 180|eta 180|eta 180
FR|free 90|free 90|free 90
DE|free 90|free 90|free 90
IT|free 90|free 90|free 90
ES|free 90|free 90|free 90
CH|free 90|free 90|free 90
NL|free 90|free 90|free 90
BE|free 90|free 90|free 90
AT|free 90|free 90|free 90
SE|free 90|free 90|free 90
DK|free 90|free 90|free 90
PL|free 90|free 90|free 90
US|visa|visa|eta 90
CA|eta 180|visa|eta 180
AU|eta 90|evisa|evisa
NZ|eta 90|eta 90|eta 90
PH|free 14||evisa
VN|evisa|evisa|evisa
ID|arrival 30|arrival 30|arrival 30
IN|evisa|evisa|evisa
KH|arrival 30|arrival 30|arrival 30
LA|arrival 30|arrival 30|arrival 30
MM|evisa|evisa|evisa
PK|evisa|evisa|evisa
BD|||
LK|eta 30|eta 30|eta 30
SA|evisa|evisa|
QA|free 30||
TR|free 90|free 30|evisa
RU|free 14|free 30|evisa
MX|free 180|free 180|visa
BR|free 90|free 90|visa
ZA|free 30|free 30|visa
EG|arrival 30|arrival 30|
KE|eta 90|eta 90|eta 90
HK||free 180|eta 30
MO|free 365||free 30
TW|eta 30|eta 30|
`
/** When somebody looked them up. */
export const otherPassportsOn = '2026-11-30'
