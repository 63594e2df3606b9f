/** Letters about feedback. */
export const text = {
  asked: {
    subject: (p: { category: string; name: string }) => `${p.name}提交了反馈：${p.category}`,
    body: (p: { content: string; link: string }) => `${p.content}\n\n在此回复：${p.link}`,
  },
  answered: {
    subject: (p: { category: string }) => `您的反馈已有回复：${p.category}`,
    body: (p: { answer: string; link: string }) => `${p.answer}\n\n查看反馈：${p.link}`,
  },
  signature: '远行商旅',
  categories: {
    booking: '预订与出行',
    afterSales: '退票与改签',
    payment: '支付与发票',
    account: '账号与资料',
    suggestion: '建议',
    dataCopy: '索取个人信息副本',
    dataErase: '删除个人信息',
  },
  faults: {
    contentMissing: '请填写反馈内容',
    contentTooLong: '反馈内容不能超过 500 个字符',
    contactWrong: '请填写正确的手机号、座机（区号-号码）或邮箱',
  },
}
