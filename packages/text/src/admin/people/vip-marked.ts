// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './vip-marked.en'
import { text as zhCN } from './vip-marked.zh-CN'
import { text as zhTW } from './vip-marked.zh-TW'

export const peopleVipMarkedText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
