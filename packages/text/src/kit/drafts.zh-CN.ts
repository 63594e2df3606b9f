/** What is true of the words that are typed in a form. */
export const text = {
  kept: (p: { time: string }) => `已保存到本机 ${p.time}`,
  keptInTab: (p: { time: string }) => `已暂存在此标签页 ${p.time}，关闭标签页后清除`,
  lost: '未能保存草稿，请勿关闭页面',
  elsewhere: '这份内容已在另一个标签页中修改或提交，此处所填尚未保存',
  restored: '已恢复上次填写的内容',
  discard: '放弃',
  discardTitle: '放弃草稿',
  discardWhy: '已填写的内容将被清除，无法找回。',
}
