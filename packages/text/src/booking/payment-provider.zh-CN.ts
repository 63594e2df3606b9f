export const text = {
  title: '收银台',
  paymentNo: '支付单号',
  code: '支付二维码',
  scan: '用手机扫码打开本页，或直接在此确认。',
  pay: '确认支付',
  refuse: '支付失败',
  paid: '支付成功',
  failed: '支付未完成',
  expired: '支付已超时，请返回订单查看',
  unknown: '支付链接无效',
  note: '内置收银台，不会产生真实扣款。',
}
