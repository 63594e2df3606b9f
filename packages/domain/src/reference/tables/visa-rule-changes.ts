/**
 * Rules of visas with a day from which they hold, over those of the tables that were taken whole (own knowledge of what
 * governments announced, assumed).
 * Columns: passport, country, purpose (`any`, `business`, `tourism`), valid from, need, days, condition, looked up on. A waiver that ends is
 * followed by the rule that holds after its last day.
 */
export const visaRuleChangeTable = `
CN|SG|any|2024-02-09|free|30|noWork|2026-11-30
CN|MY|any|2025-07-17|free|30|ninetyIn180|2026-11-30
CN|GE|any|2024-05-28|free|30|ninetyIn180|2026-11-30
CN|KZ|any|2023-11-10|free|30|ninetyIn180|2026-11-30
CN|UZ|any|2025-06-01|free|30|noWork|2026-11-30
CN|TR|tourism|2026-01-02|free|90|ninetyIn180|2026-11-30
CN|PH|any|2026-01-16|free|14|onwardAndLodging|2026-11-30
CN|PH|any|2027-01-16|visa|||2026-11-30
CN|RU|any|2025-12-01|free|30|noWork|2026-11-30
CN|RU|any|2026-09-15|unknown||waiverOver|2026-11-30
CN|KH|tourism|2026-06-15|free|14|arrivalCard|2026-11-30
CN|KH|tourism|2026-10-16|arrival|30|arrivalFee|2026-11-30
HK|GB|any|2025-01-08|eta|180||2026-11-30
MO|GB|any|2025-01-08|eta|180||2026-11-30
TW|GB|any|2025-01-08|eta|180||2026-11-30
`
