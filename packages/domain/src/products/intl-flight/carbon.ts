import type { Cabin } from '@sojourn/contract/reference/cabins'

/**
 * Grams of CO2e per passenger and kilometre by cabin, with the effects of altitude: conversion factors of the UK Government for 2025,
 * flights between places outside the UK, Open Government Licence v3.0. They hold for great-circle distances, detours are counted in.
 */
const gramsPerKm: Readonly<Record<Cabin, number>> = { Y: 109.16, W: 174.65, C: 316.56, F: 436.63 }
export const carbonFactorYear = 2025

interface Flown {
  distanceKm: number
}

/** Kilograms of one passenger on these flights, each in its cabin; in economy where a cabin is left out. */
export const carbonKg = (segments: readonly Flown[], cabins: readonly Cabin[] = []): number =>
  Math.round(segments.reduce((grams, { distanceKm }, index) => grams + distanceKm * gramsPerKm[cabins[index] ?? 'Y'], 0) / 1000)

/** The figure in the middle of these, by which one is said to be low or high; 0 of none. */
export function middleOf(kilograms: readonly number[]): number {
  const ordered = [...kilograms].sort((a, b) => a - b)
  return ordered[Math.floor(ordered.length / 2)] ?? 0
}
