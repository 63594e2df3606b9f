// Made from meeting.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './meeting.zh-CN'

export const text: typeof source = {
  price: {
    title: '每人每天費用',
    sentences: {
      first: '一線城市不超過 ¥{price}',
      newFirst: '新一線及省會城市不超過 ¥{price}',
      other: '其他城市不超過 ¥{price}',
    },
    labels: {
      first: '一線城市每人每天上限（元）',
      newFirst: '新一線及省會城市每人每天上限（元）',
      other: '其他城市每人每天上限（元）',
    },
  },
  total: { title: '會議總費用', sentence: '一次會議不超過 ¥{price}', price: '會議總費用上限（元）' },
}
