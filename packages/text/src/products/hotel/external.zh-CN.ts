/** Rates outside the contracts: of a partner, or quoted by the agency. */
export const text = {
  title: '合作方价格预订',
  reason: '为什么选择协议外价格',
  reasonHint: '该价格不在公司协议内，任何情况下都需要审批；审批人会看到原因，最多 200 字。',
  reasonMissing: '请说明原因',
  rules: '预订规则',
  gone: '该合作方价格已失效',
  goneWhy: '请返回酒店页面重新选择。',
  toHotel: '返回酒店页面',
}
