// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './journey.en'
import { text as zhCN } from './journey.zh-CN'
import { text as zhTW } from './journey.zh-TW'

export const searchJourneyText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
