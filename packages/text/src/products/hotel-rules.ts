// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './hotel-rules.en'
import { text as zhCN } from './hotel-rules.zh-CN'
import { text as zhTW } from './hotel-rules.zh-TW'

export const hotelRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
