/** The search for visas. */
export const text = {
  country: '目的地国家/地区',
  defaultCountry: '新加坡',
  countryHint: '国家或地区名称',
  province: '常住省份（选填）',
  provinceHint: '省份名称或拼音',
  clearProvince: '清除省份',
  date: '出发日期',
  search: '搜索签证',
  allProvinces: '全部省份',
  residence: (p: { province: string }) => `常住${p.province}`,
}
