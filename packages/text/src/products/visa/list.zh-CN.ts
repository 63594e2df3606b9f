/** Visas of one country. */
export const text = {
  title: (p: { country: string }) => `${p.country}签证`,
  titlePlain: '签证',
  searching: '正在查询签证',
  products: '可办理的签证',
  choose: '查看并办理',
  residence: (p: { province: string }) => `常住${p.province}`,
  optional: '多数旅客无需签证。停留更久或多次往返时，可办理下列签证。',
  noneTitle: '暂不代办该国签证',
  noneWhy: '可参考上方入境要求，或联系客服咨询。',
  noneHereTitle: (p: { province: string }) => `暂不受理${p.province}居民的该国签证`,
  noneHereWhy: '请修改常住省份，或联系客服咨询。',
}
