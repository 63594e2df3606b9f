/** The pages of the built-in payment app. */
export const text = {
  title: '支付应用',
  person: '授权后，可用企业码支付因公消费，由企业直接结算。',
  enterprise: '开通后，员工可用企业码支付因公消费，由企业统一结算。',
  agree: '同意授权',
  refuse: '拒绝',
  authorized: '授权成功，可以返回商旅平台',
  refused: '已拒绝授权',
  failed: '授权未完成，请稍后再试',
  invalid: '授权链接无效或已过期',
  bill: '企业账单',
  billEmpty: '还没有通过企业码支付的消费。',
  note: '内置支付应用，不会产生真实扣款。',
}
