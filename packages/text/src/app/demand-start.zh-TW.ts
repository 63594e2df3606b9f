// Made from demand-start.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './demand-start.zh-CN'

export const text: typeof source = {
  title: '提交需求',
  lead: '網上找不到合適的行程或飯店？告訴客服，工作時間半小時內報價。',
  kinds: {
    intlFlight: { name: '國際機票需求', why: '複雜行程、團隊出行、特殊票價，最多 6 程、200 人。' },
    hotel: { name: '飯店需求', why: '列表裡沒有的飯店、協議價或大批用房。' },
  },
  begin: '填寫需求',
  list: '全部需求單',
}
