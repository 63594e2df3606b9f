/** The search for meeting venues. */
export const text = {
  city: '会议城市',
  defaultCity: '上海',
  cityHint: '城市或拼音',
  date: '开始日期',
  duration: '活动时长',
  participants: '参加人数',
  budget: '活动预算',
  choose: '请选择',
  any: '不限',
  requirements: '活动需求',
  search: '搜索会议场地',
  blocked: '浏览器拦截了新窗口，请允许弹出窗口后重试',
  loadFailed: '活动选项加载失败',
}
