// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './time-machine.en'
import { text as zhCN } from './time-machine.zh-CN'
import { text as zhTW } from './time-machine.zh-TW'

export const timeMachineText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
