// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './traveller.en'
import { text as zhCN } from './traveller.zh-CN'
import { text as zhTW } from './traveller.zh-TW'

export const travellerText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
