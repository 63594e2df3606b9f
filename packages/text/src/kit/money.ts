// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './money.en'
import { text as zhCN } from './money.zh-CN'
import { text as zhTW } from './money.zh-TW'

export const moneyText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
