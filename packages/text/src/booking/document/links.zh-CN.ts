export const text = {
  title: '行程文件',
  itinerary: '下载行程确认单（PDF）',
  certificates: '每人一份行程单（ZIP）',
  calendar: '加入日历（.ics）',
  takeOut: '从日历中移除',
  share: '分享行程',
  inChina: '（北京时间）',
  failed: '下载失败，请稍后再试',
}
