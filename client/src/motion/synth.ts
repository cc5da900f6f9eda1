// An instrument of a few parts, made by the browser's own synthesis: no sound file is loaded.
import { settings } from '../browser/settings.svelte'

/** Partials of a struck bell: pitch, loudness and length, each times that of the strike. */
const BELL = [[1, 1, 1], [2.01, 0.55, 0.7], [2.74, 0.3, 0.45], [4.07, 0.18, 0.25]] as const
/** Of a coin on stone: high, not in tune with each other, short. */
const COIN = [[1, 1, 1], [1.52, 0.7, 0.8], [2.37, 0.4, 0.4]] as const

let context: AudioContext | null = null
let out: GainNode | null = null
let noise: AudioBuffer | null = null

/** Ready to be heard, if sound is wanted; a browser that was suspended goes on. */
export function isHeard(): boolean {
  if (!settings.sound) return false
  if (!context) {
    context = new AudioContext()
    out = context.createGain()
    // Many cues at once must not crackle.
    out.connect(context.createDynamicsCompressor()).connect(context.destination)
  }
  // As loud as it sounds, not as the numbers say: half is half.
  if (out) out.gain.value = settings.volume ** 2
  if (context.state === 'suspended') void context.resume()
  return true
}

function envelope(at: number, length: number, loud: number, attack: number): GainNode | null {
  if (!context || !out) return null
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(out)
  return gain
}

/** One tone: a pitch in Hz (or a slide between two), when it begins and how long it lasts, in seconds. */
export function tone(pitch: number, to: number, at: number, length: number, loud: number, shape: OscillatorType = 'sine', attack = 0.008): void {
  const gain = envelope(at, length, loud, attack)
  if (!context || !gain) return
  const start = context.currentTime + at
  const oscillator = context.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(pitch, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
  oscillator.connect(gain)
  oscillator.start(start)
  oscillator.stop(start + length)
}

function struck(partials: readonly (readonly [number, number, number])[], pitch: number, at: number, length: number, loud: number): void {
  for (const [part, level, time] of partials) tone(pitch * part, pitch * part, at, length * time, loud * level, 'sine', 0.003)
}
export const bell = (pitch: number, at: number, length = 1.1, loud = 0.12): void => struck(BELL, pitch, at, length, loud)
export const coin = (pitch: number, at: number, loud = 0.11): void => struck(COIN, pitch, at, 0.28, loud)

/** A breath of noise around a pitch: paper on wood, cloth. */
export function brush(pitch: number, at: number, length: number, loud: number): void {
  const gain = envelope(at, length, loud, 0.004)
  if (!context || !gain) return
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  }
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source.connect(filter).connect(gain)
  source.start(context.currentTime + at)
  source.stop(context.currentTime + at + length)
}
