export const text = {
  notYours: '该审批不由您处理',
  notYourTurn: '尚未轮到您审批',
  decided: '该审批已处理完毕',
  expired: '审批已超过时限',
}
