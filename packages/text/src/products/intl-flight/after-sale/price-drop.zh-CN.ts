/** Issued tickets abroad that would cost less today. */
export const text = {
  title: (p: { saving: string }) => `同航班现价更低，换购可省 ${p.saving}`,
  why: '航班、舱位和票价品牌不变：先按现价出新票，再退原票。新票未出成时原票保持不变。',
  paid: '原票价款（含税）',
  penalty: '原票退票费',
  now: '新票价款（含税）',
  serviceFee: '换购服务费',
  saving: '退回金额',
  until: (p: { time: string }) => `${p.time} 前有效，价格以换购时为准，回升则不作更改`,
  take: '一键换购',
  sent: '已按低价换购，正在出新票',
  taken: (p: { saving: string }) => `已按低价换购，省 ${p.saving}`,
  open: '查看换购单',
}
