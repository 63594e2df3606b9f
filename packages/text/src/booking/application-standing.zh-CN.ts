/** The travel application beside a booking under it. */
export const text = {
  label: '出差申请单',
  number: (p: { number: string }) => `申请单 ${p.number}`,
  left: (p: { amount: string }) => `剩余 ${p.amount}`,
  over: (p: { amount: string }) => `已超 ${p.amount}`,
  trips: (p: { left: number; planned: number }) => `未订 ${p.left}/${p.planned} 程`,
  nights: (p: { left: number; planned: number }) => `未订 ${p.left}/${p.planned} 晚`,
  beyond: '本次预订超出申请单',
  refused: '提交时将被拒绝。请调整预订，或先修改申请单。',
  warned: '可以提交，审批人会看到超出的部分。',
  amend: '修改申请单',
  open: '查看申请单',
  unsuited: '这张申请单不能用于此产品',
  writeAsk: '现在填写申请单？本次的行程和日期会带过去。',
  write: '填写申请单',
  amendAsk: '可以查看申请单，由申请人修改后再预订。',
}
