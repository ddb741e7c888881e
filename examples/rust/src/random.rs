use crate::bindings as c;

/// A stream of random numbers, bit for bit the same on every platform. Whoever draws advances it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Random(pub(crate) u64);

impl Random {
    /// The stream of a key.
    pub fn new(key: u64) -> Random {
        Random(key)
    }
    /// One of many streams of a key.
    pub fn stream(key: u64, number: u64) -> Random {
        Random(c::random_stream(key, number))
    }
    /// 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        c::random_next(&mut self.0)
    }
    /// A uniform number below `bound`; 0 for 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        c::random_below(&mut self.0, bound)
    }
}
