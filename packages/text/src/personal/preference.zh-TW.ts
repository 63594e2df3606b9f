// Made from preference.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './preference.zh-CN'

export const text: typeof source = {
  kinds: { flightSeat: '飛機座位', meal: '餐食', trainSeat: '火車席位', hotel: '飯店', other: '其他' },
  choices: {
    window: '靠窗',
    aisle: '靠過道',
    front: '前排',
    lowerBerth: '下鋪',
    VGML: '素食',
    MOML: '清真餐',
    LSML: '低鹽餐',
    DBML: '糖尿病餐',
    highFloor: '高樓層',
    nonSmoking: '無煙房',
    quiet: '安靜房間',
    none: '見備註',
  },
  reminders: { refund: '退票提醒', change: '改簽提醒' },
}
