/** What has happened since the schedules of 2017 to 2020; routes added are our own estimate of a usual programme. */

/** Carriers that went into another one. */
export const successors: Record<string, string> = { KA: 'CX', MI: 'SQ', TZ: 'TR' }

/** Airports abroad whose flights moved to a new field of the same city. */
export const movedAbroad: Record<string, string> = { TXL: 'BER', SXF: 'BER', TSE: 'NQZ', PNH: 'KTI', REP: 'SAI' }

/** Carriers that left Beijing Capital for Daxing; at Chengdu everybody flies abroad from Tianfu. */
export const atDaxing: ReadonlySet<string> = new Set(['CZ', 'MU', 'FM', 'MF'])

/** Ceased, or fly no longer as they did. */
export const ceased: ReadonlySet<string> = new Set(['3K', 'SA', 'AB'])

/** Countries beside its own in which a carrier is at home. */
export const alsoAtHome: Record<string, string> = { SK: 'DK NO', JQ: 'NZ', HA: 'US' }

/** Airports of China that a foreign carrier still serves; the rest of its routes to China have ended. Carriers not named fly on. */
export const stillInChina: Record<string, string> = {
  LH: 'PEK PVG HKG', BA: 'PVG HKG', AF: 'PEK PVG HKG', KL: 'PEK PVG HKG TPE', LX: 'PVG HKG', OS: 'PVG', AY: 'PVG HKG', SK: '', LO: 'PEK',
  VS: '', AZ: '', NO: '', IB: '', UX: '', SU: 'PEK PVG CAN HKG', S7: 'PEK HKG', U6: 'PEK SYX HRB', AA: 'PVG', DL: 'PVG', UA: 'PEK PVG HKG TPE',
  AC: 'PEK PVG HKG TPE', HA: '', AM: '', QF: 'HKG', NZ: 'PVG HKG TPE', JQ: '', AI: 'PVG HKG', '6E': 'CAN HKG', SV: 'PEK CAN', EY: 'PEK PVG HKG',
  KU: 'CAN', WY: 'CAN', MS: 'PEK CAN HKG', ET: 'PEK PVG CAN TFU HKG', KQ: 'CAN', AT: 'PEK', AH: 'PEK', MK: 'HKG', FJ: 'HKG', UL: 'PEK PVG CAN',
  PK: 'PEK', BG: 'CAN', LY: 'PEK HKG', W5: 'PEK PVG CAN SZX',
}

/** Flights between the mainland and the United States are fewer than before, by agreement of both governments. */
export const usShare = 0.6

/** Carrier, then pair:weekly flights. */
export const addedRoutes: Record<string, string> = {
  CA: 'PEK-FRA:14 PEK-CDG:7 PEK-LHR:14 PEK-RUH:3 PEK-HAV:3 PEK-GRU:2 TFU-MXP:3 TFU-FCO:3 PEK-DXB:7 TFU-FRA:3 PEK-TAS:4 PEK-ALA:7 PEK-MAD:7',
  MU: 'PVG-IST:7 XIY-IST:3 PVG-CAI:4 PVG-RUH:3 PVG-LGW:7 PVG-ATH:3 PVG-VIE:4 XIY-MXP:3 KMG-RUH:3 PVG-BCN:4 PVG-GVA:4 PVG-CPH:3 PVG-TAS:3 PKX-DXB:4',
  CZ: 'PKX-LHR:7 PKX-AMS:7 PKX-IST:4 CAN-IST:5 CAN-RUH:4 CAN-DOH:7 PKX-DOH:4 CAN-BUD:3 CAN-DAR:2 PKX-RUH:3 SZX-MEX:2 CAN-PER:5 CAN-VIE:4 CAN-TAS:3',
  HU: 'SZX-BRU:3 PEK-MAN:4 PEK-EDI:2 SZX-CDG:3 CKG-MAD:3 HAK-SVO:3 PEK-JED:3 SZX-AKL:3 CKG-FCO:3 XIY-CDG:2',
  HO: 'PVG-HEL:7 PVG-ATH:4 PVG-BRU:4 PVG-MAN:4 PVG-SYD:4 PVG-MEL:3',
  '3U': 'TFU-IST:4 TFU-CAI:2 TFU-FCO:3 TFU-ATH:3', JD: 'HGH-LIS:2 XIY-LIS:2 PEK-MLE:2', ZH: 'SZX-LHR:5 SZX-BCN:3',
  MF: 'XMN-DOH:5 FOC-JFK:3 XMN-IST:3', GS: 'TSN-LHR:3', EK: 'DXB-SZX:7 DXB-HGH:7', QR: 'DOH-TFU:7', EY: 'AUH-TPE:4', GF: 'BAH-PVG:3 BAH-CAN:2',
  JX: 'TPE-NRT:21 TPE-KIX:21 TPE-OKA:14 TPE-FUK:7 TPE-CTS:7 TPE-MFM:7 TPE-BKK:7 TPE-SGN:7 TPE-SIN:7 TPE-LAX:7 TPE-SFO:7 TPE-SEA:5',
  HB: 'HKG-NRT:10 HKG-BKK:7 HKG-KIX:7 HKG-TPE:14', '6E': 'DEL-CAN:7 CCU-CAN:7 DEL-PVG:5', AI: 'DEL-PVG:5', SV: 'RUH-PEK:3 JED-CAN:4',
  KC: 'NQZ-PEK:4 ALA-CAN:3 ALA-SYX:2', HY: 'TAS-PVG:3 TAS-URC:4', J2: 'GYD-PEK:4 GYD-URC:3', VJ: 'SGN-PVG:7 HAN-TFU:4 SGN-XIY:3',
}

/** Countries whose beaches or southern summer people seek in the northern winter; the others are busier in its summer. */
export const winterLands = 'TH MV PH KH AU NZ FJ LK MU ID MY VN AE'
