/**
 * Routes that the 2021 schedules cannot know: airports opened or reopened since. Airport, then partner:carrier and weekly
 * flights. Our own estimate of a usual programme.
 */
export const newRoutes: Record<string, string> = {
  EHU: 'SZX:ZH7 PVG:MU7 XMN:MF4 KMG:8L7 CAN:CZ4 HAK:GS4',
  DXJ: 'PKX:KN4 CAN:CZ7 HGH:G53 CKG:G54 KMG:8L3',
  HSC: 'PVG:MU4 CKG:G57 HGH:GJ4 KMG:G53',
  HCZ: 'PKX:KN7 KMG:8L7 CKG:G57 HAK:G54 NKG:MU4',
  HQQ: 'CAN:CZ7 HGH:GJ7 CKG:G57 KMG:8L4 XMN:MF4',
  LZG: 'PKX:3U4 HGH:GJ4 CAN:CZ4 KMG:8L3',
  JIU: 'PEK:CA4 SZX:ZH4 CKG:G57 KMG:8L4 XMN:MF3',
  HCJ: 'CAN:CZ4 CKG:G57 HAK:GX4 KWE:G53',
  OHE: 'HRB:CZ7 PEK:CA3',
  CNI: 'DLC:CZ4',
  XRQ: 'HET:9D4 HLD:9D4',
  ACF: 'URC:CZ14 AKU:CZ4',
  JBK: 'URC:CZ4 CTU:EU3',
  ZFL: 'URC:CZ11 YIN:GS3',
  HQL: 'URC:CZ7 KHG:CZ7',
  HJB: 'URC:CZ4 KRL:CZ4',
  LGZ: 'LXA:TV4 TFU:TV4',
  DDR: 'LXA:TV4 TFU:TV3',
}

/** Airports whose flights moved to a new field of the same city. */
export const moved: Record<string, string> = { DAX: 'DZH' }

/** Our estimate of the share of each carrier's Chengdu flights that use Tianfu; Shuangliu keeps the rest. Others: 0.6. */
export const tianfuShare: Record<string, number> = { CA: 0.25, CZ: 1, MU: 0.5, '3U': 0.65, TV: 0.3, ZH: 0.3, SC: 0.4, EU: 0.9, FM: 0.3 }
