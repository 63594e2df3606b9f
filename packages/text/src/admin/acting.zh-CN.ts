/** Doing something in the name of one of the company's people. */
export const text = {
  begin: '代为操作',
  title: (p: { name: string }) => `代${p.name}操作`,
  lead: '将在新页面中打开该员工的会话，可预订、改签和退订；不能审批、管理或查看完整证件。员工会收到通知，每一步都会同时记录两人。',
  acts: { change: '代办改签', refund: '代办退订', cancel: '代为取消', withdraw: '代为撤回' },
  actTitle: (p: { act: string; order: string }) => `${p.act}：${p.order}`,
  actLead: (p: { person: string }) =>
    `将在新页面中以预订人${p.person}的名义打开该订单。预订人和出行人会收到通知，原因会记入订单的操作记录和安全审计日志。`,
  reason: '原因',
  missing: '请填写原因，至少 2 个字',
  open: '打开会话',
  cancel: '取消',
  blocked: '浏览器拦截了新窗口，请允许弹出窗口后重试',
}
