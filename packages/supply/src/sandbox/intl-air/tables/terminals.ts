/**
 * Terminals of airports abroad and of international flights at home, with the carriers that use them; `*` is all others. Our own list of what
 * was usual in 2025, assumed as of November 2026. Airports that are not here have one building or none is known.
 */
export const intlTerminals: Record<string, Record<string, string>> = {
  PEK: { T2: 'HU MF KE VN GA SU DL AF KL 8L CI', T3: '*' },
  PVG: { T1: 'MU FM AF KL DL KE JL CI VN SU GA SV HO', T2: '*' },
  CAN: { T2: 'CZ MF AF KL KE VN CI GA SV QR', T3: 'CA', T1: '*' },
  TFU: { T1: '*' }, HGH: { T4: '*' }, XIY: { T5: '*' }, CKG: { T3: '*' }, NKG: { T2: '*' }, SHA: { T1: '*' },
  HKG: { T1: '*' }, TPE: { T1: 'CI CX JL MM IT VJ TR 5J AK D7 VN KE', T2: '*' },
  NRT: { T1: 'NH UA LH SQ CA OZ TG AC OS LX TK BR ET NZ KE AF KL DL CZ MF VN GA HO ZH', T3: 'IJ', T2: '*' }, HND: { T3: '*' }, KIX: { T2: 'MM 9C', T1: '*' },
  ICN: { T2: 'KE DL AF KL CI GA LJ OZ', T1: '*' }, SIN: { T1: 'AK D7 TR MU CZ CX QF BA JL EK FJ', T2: 'LH LX MH ET UA NZ AC', T3: '*' },
  KUL: { T2: 'AK D7', T1: '*' }, MNL: { T1: 'PR', T3: '*' }, CGK: { T2: 'AK TR', T3: '*' }, HAN: { T2: '*' }, SGN: { T2: '*' },
  DXB: { T3: 'EK QF', T1: '*' }, AUH: { TA: '*' }, DEL: { T3: '*' }, BOM: { T2: '*' }, SVO: { TC: '*' }, CAI: { T3: 'MS TK LH ET SQ', T2: '*' },
  LHR: { T2: 'LH LX OS UA AC SQ CA NH TG TK ET LO SK BR AI ZH OZ', T3: 'CX AA DL VS EK AY QF JL', T4: 'KL AF MU CZ HU KE VN SV EY QR MH GF KU KC KQ', T5: 'BA IB', T1: '*' },
  CDG: { T1: 'LH LX OS UA AC SQ CA NH TG TK ET LO SK BR MS OZ EY QR', T2C: 'EK', T2E: 'AF KL DL MU CZ KE VN SV KQ GA AM JL', T2B: '*' },
  FRA: { T2: 'AF KL BA AY IB AA DL JL CX EK EY QR KE MU CZ CI VN SV', T1: '*' }, MUC: { T2: 'LH LX OS UA AC SQ CA NH TG TK ET LO SK', T1: '*' },
  MAD: { T4: 'IB BA AA QR AY CX JL LY', T1: '*' }, BCN: { T1: '*' }, FCO: { T3: '*' }, MXP: { T1: '*' }, MAN: { T2: '*' }, HEL: { T2: '*' },
  JFK: { T1: 'LH AF KL KE JL TK AZ CA MU EY NZ', T4: 'DL VS CX SQ EK AM CI KQ CZ LX', T8: 'AA BA QR IB AY', T7: '*' },
  LAX: { T4: 'AA', T3: 'DL', T7: 'UA', TB: '*' }, SFO: { TI: '*' }, ORD: { T1: 'UA LH', T3: 'AA', T5: '*' }, EWR: { TA: 'AC', TC: 'UA', TB: '*' },
  IAH: { TE: 'UA', TD: '*' }, DFW: { TD: '*' }, SEA: { TS: '*' }, BOS: { TE: '*' }, IAD: { TM: '*' }, YYZ: { T1: 'AC LH LX OS UA SQ CA NH TG TK ET', T3: '*' }, YVR: { TM: '*' },
  SYD: { T1: '*' }, MEL: { T2: '*' },
}
