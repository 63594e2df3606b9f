// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './visa-conditions.en'
import { text as zhCN } from './visa-conditions.zh-CN'
import { text as zhTW } from './visa-conditions.zh-TW'

export const visaConditionsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
