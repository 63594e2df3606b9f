// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  city: '會議城市',
  defaultCity: '上海',
  cityHint: '城市或拼音',
  date: '開始日期',
  duration: '活動時長',
  participants: '參加人數',
  budget: '活動預算',
  choose: '請選擇',
  any: '不限',
  requirements: '活動需求',
  search: '搜尋會議場地',
  blocked: '瀏覽器攔截了新視窗，請允許彈出視窗後重試',
  loadFailed: '活動選項載入失敗',
}
