from ._title import *
