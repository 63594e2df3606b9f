// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './extras.en'
import { text as zhCN } from './extras.zh-CN'
import { text as zhTW } from './extras.zh-TW'

export const intlFlightExtrasText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
