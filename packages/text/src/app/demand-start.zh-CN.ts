/** Where a request to the agency begins. */
export const text = {
  title: '提交需求',
  lead: '网上找不到合适的行程或酒店？告诉客服，工作时间半小时内报价。',
  kinds: {
    intlFlight: { name: '国际机票需求', why: '复杂行程、团队出行、特殊票价，最多 6 程、200 人。' },
    hotel: { name: '酒店需求', why: '列表里没有的酒店、协议价或大批用房。' },
  },
  begin: '填写需求',
  list: '全部需求单',
}
