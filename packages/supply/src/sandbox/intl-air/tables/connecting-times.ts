/**
 * Minutes that airports ask at least between two flights: our own list after what airports and carriers publish, every row assumed, as of
 * 1 November 2026. Airport, then from a domestic flight to a domestic one, domestic to international, international to domestic (with entry and
 * customs), international to international; then what another terminal takes more.
 */
export const connectingTimes = {
  asOf: '2026-11-01',
  rows: `
PEK 60 90 120 75 45
PKX 45 75 90 60 0
PVG 60 100 120 75 40
SHA 45 90 90 75 40
CAN 50 90 100 60 40
TFU 50 90 100 60 30
SZX 60 100 110 75 0
XIY 60 100 110 75 40
CKG 60 100 110 75 40
KMG 60 100 110 75 0
HKG 50 60 60 60 0
TPE 60 75 75 60 20
MFM 45 60 60 60 0
NRT 60 75 90 60 30
HND 35 75 80 55 30
KIX 40 75 80 60 30
ICN 60 80 90 60 30
SIN 60 60 60 60 15
BKK 60 75 75 75 0
KUL 60 75 75 60 60
MNL 60 90 90 75 60
CGK 60 90 90 60 30
DXB 60 75 75 60 30
DOH 45 45 45 45 0
AUH 45 60 60 45 0
IST 60 60 75 60 0
ADD 45 60 60 60 15
DEL 60 90 120 75 60
FRA 45 45 45 45 25
MUC 35 35 40 35 10
ZRH 40 40 40 40 0
VIE 25 30 30 25 0
AMS 25 40 50 40 0
CDG 60 60 75 60 45
LHR 60 60 75 60 45
HEL 35 35 40 35 0
CPH 45 45 45 45 0
MAD 40 50 60 50 45
FCO 45 55 60 55 0
LAX 60 75 120 120 20
SFO 50 60 105 105 20
JFK 60 75 120 120 45
EWR 45 60 105 105 30
ORD 50 60 105 105 30
IAD 45 60 90 90 0
DFW 40 60 90 90 15
IAH 45 60 90 90 20
ATL 55 60 90 90 0
SEA 50 70 90 90 0
YVR 45 60 75 60 0
YYZ 45 60 90 75 30
SYD 45 75 90 60 30
MEL 40 75 90 60 0
AKL 45 75 90 60 15
`,
  /** Elsewhere. */
  usual: [60, 90, 120, 75, 30],
  /** Between two airports of one city, with entry and check-in: the city's two airports, in minutes. */
  betweenAirports: `
PEK PKX 270
PVG SHA 240
NRT HND 240
KIX ITM 210
ICN GMP 180
TPE TSA 180
BKK DMK 210
LHR LGW 240
CDG ORY 240
JFK EWR 270
JFK LGA 210
DXB DWC 210
IST SAW 240
`,
  /** Elsewhere. */
  usualBetweenAirports: 270,
}
