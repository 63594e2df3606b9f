/** What a change of a ticket is told of policy, whatever the product. */
export const text = {
  policy: '差旅标准',
  within: '符合差旅标准',
  reason: '超标原因',
  chooseReason: '请选择超标原因',
  reasonText: '补充说明',
  reasonMissing: '请选择超标原因，需要说明的请填写',
  conflicts: '行程冲突提醒',
}
