/**
 * What countries ask of holders of an ordinary passport of mainland China who change planes there; columns: country, rule, hours, source, as of.
 * `entry` one may enter without a visa, so a change is free in any case; `hours` one may stay so long without a visa on the way to a
 * third country; `airside` no visa as long as one stays in the transit area; `visa` needed even to change planes. Countries that are
 * not listed are unknown.
 */
export const transitVisaTable = `
SG|entry||index|2026-02-17
MY|entry||index|2026-02-17
TH|entry||index|2026-02-17
AE|entry||index|2026-02-17
KZ|entry||index|2026-02-17
UZ|entry||index|2026-02-17
GE|entry||index|2026-02-17
AM|entry||index|2026-02-17
BY|entry||index|2026-02-17
RS|entry||index|2026-02-17
BA|entry||index|2026-02-17
AL|entry||index|2026-02-17
MU|entry||index|2026-02-17
MV|entry||index|2026-02-17
FJ|entry||index|2026-02-17
HK|hours|168|own|2026-11-20
MO|hours|168|own|2026-11-20
JP|airside||own|2026-11-20
KR|airside||own|2026-11-20
QA|airside||own|2026-11-20
TR|airside||own|2026-11-20
ET|airside||own|2026-11-20
AT|airside||own|2026-11-20
BE|airside||own|2026-11-20
CH|airside||own|2026-11-20
DE|airside||own|2026-11-20
DK|airside||own|2026-11-20
ES|airside||own|2026-11-20
FI|airside||own|2026-11-20
FR|airside||own|2026-11-20
IT|airside||own|2026-11-20
NL|airside||own|2026-11-20
PL|airside||own|2026-11-20
PT|airside||own|2026-11-20
SE|airside||own|2026-11-20
GB|visa||own|2026-11-20
US|visa||own|2026-11-20
CA|visa||own|2026-11-20
`
