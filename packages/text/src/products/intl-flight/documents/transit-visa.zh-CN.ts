/** What transit countries ask of holders of a passport, of mainland China or of another country. */
export const text = {
  none: (p: { country: string; asOf: string; source: string }) =>
    `持中国普通护照经${p.country}转机无需签证（${p.source}，${p.asOf} 查询）`,
  hours: (p: { country: string; hours: number; asOf: string; source: string }) =>
    `持中国普通护照经${p.country}前往第三地，${p.hours} 小时内无需签证（${p.source}，${p.asOf} 查询）`,
  airside: (p: { country: string; asOf: string; source: string }) =>
    `持中国普通护照经${p.country}转机，不出国际中转区无需签证（${p.source}，${p.asOf} 查询）`,
  needed: (p: { country: string; asOf: string; source: string }) =>
    `持中国普通护照经${p.country}转机须办理过境签证（${p.source}，${p.asOf} 查询）`,
  leaves: (p: { country: string; asOf: string; source: string }) =>
    `在${p.country}需离开国际中转区，持中国普通护照须办理签证（${p.source}，${p.asOf} 查询）`,
  free: (p: { country: string; passport: string; asOf: string; source: string }) =>
    `持${p.passport}可免签入境${p.country}，转机无需签证（${p.source}，${p.asOf} 查询）`,
  other: (p: { country: string; passport: string }) =>
    `持${p.passport}护照经${p.country}转机的签证要求未核实，请出行前向使领馆或航空公司确认`,
  between: '；',
  unknown: (p: { country: string }) => `经${p.country}转机的签证要求未核实，请出行前向使领馆或航空公司确认`,
}
