/**
 * When airports are open to passenger flights, local time: our own list of well-known rules for the night, assumed as of November 2026. Arrivals
 * and departures keep within; those open all night lie where clocks are never set, or work around the clock.
 */
export const closedAtNight: Record<string, string> = {
  LHR: '06:00-22:50', LGW: '06:00-23:30', LCY: '06:30-22:00', FRA: '05:00-22:55', MUC: '06:00-23:55', ZRH: '06:00-22:55', GVA: '06:00-23:55', ORY: '06:00-23:25',
  BER: '06:00-23:25', HAM: '06:00-22:55', DUS: '06:00-22:55', STR: '06:00-23:25', BRU: '05:00-23:55', VIE: '05:30-23:25', BUD: '05:00-23:55',
  NRT: '06:00-23:55', ITM: '07:00-20:55', FUK: '07:00-21:55', SYD: '06:00-22:55', ADL: '06:00-22:55', OOL: '06:00-22:55', GMP: '06:00-22:55', TSA: '06:00-22:55',
  PUS: '06:00-22:55', DCA: '06:00-22:00', LGA: '06:00-23:55', SAN: '06:30-23:25', SNA: '07:00-22:00', SHA: '06:00-23:55', YYZ: '06:30-00:25', OSL: '06:00-23:25',
  // Where clocks are set at midnight, nobody leaves in the hour that they skip.
  HAV: '06:00-23:50', CAI: '06:00-23:50', BEY: '06:00-23:50', SCL: '06:00-23:50', ASU: '06:00-23:50',
}
/** For the rest; the end lies after midnight. */
export const usualHours = '06:00-00:50'
export const openAllNight: ReadonlySet<string> = new Set(
  'DXB DOH AUH BAH KWI RUH JED SIN HKG BKK KUL CGK MNL DEL BOM MAA CMB ADD NBO IST SAW PEK PKX PVG CAN SZX TFU CKG XIY KMG URC ICN TPE HND KIX MLE SVO ALA TAS'.split(
    ' ',
  ),
)
