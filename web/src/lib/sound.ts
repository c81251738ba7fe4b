/** Soft sounds of a few sine waves: a piece laid, one's turn, the end. No files, and none before a touch. */
const SOUNDS = {
  laid: [[210, 0, 0.07]],
  turn: [
    [523, 0, 0.16],
    [659, 0.12, 0.24],
  ],
  over: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.4],
  ],
} as const;
const LOUDNESS = 0.06;
let context: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  for (const [pitch, after, length] of SOUNDS[name])
    tone(context, pitch, context.currentTime + after, length);
}

function tone(audio: AudioContext, pitch: number, at: number, length: number): void {
  const wave = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}
